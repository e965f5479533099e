"""Cards beside the boards: pictures of no table. All texts on them are already translated."""
