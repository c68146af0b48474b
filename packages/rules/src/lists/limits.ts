export const MAX_LISTS = 20;
export const MAX_LIST_ITEMS = 100;
export const MAX_LIST_NAME = 40;
export const MAX_LIST_QUANTITY = 99;
