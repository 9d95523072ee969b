/** The id of a heading, as GitHub makes it: `Own product` becomes `own-product`, `自有产品（JSON）` becomes `自有产品json`. */
export const slugOfHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
