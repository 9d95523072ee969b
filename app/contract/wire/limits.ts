/** Longest cover in months. */
export const longestMonths = 120;

/** Persons that one request may carry; a product's own limit is lower or equal. */
export const maxPersonsInRequest = 10_000;

/** Most prepared orders that are recommended for a product. */
export const maxRecommended = 20;
