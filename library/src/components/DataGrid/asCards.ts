/**
 * Container query that applies where the table is shown as cards. The table of an order's persons, beside the order's
 * documents on a screen of 1,280 px, is just wide enough to stay a table.
 */
export const asCards = '(max-width: 42rem)';
