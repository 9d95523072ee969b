/** Maximum duration of cover in months. */
export const longestMonths = 120;

/** Maximum number of persons in one request; a product's own limit is lower or equal. */
export const maxPersonsInRequest = 10_000;

/** Maximum number of prepared orders that are recommended for a product. */
export const maxRecommended = 20;
