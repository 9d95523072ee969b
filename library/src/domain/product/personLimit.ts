/** Greatest number of persons that a product may allow in an order, and maximum number of persons in one request. */
export const mostPersons = 10_000;
