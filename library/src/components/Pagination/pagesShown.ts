/**
 * The page numbers in the navigation: the first page, the last page, the current page and its neighbours. Near one end
 * of the list, the five pages at this end are included. `gap` replaces two or more missing pages between two numbers. A
 * single missing page is added.
 */
export function pagesShown(page: number, pageCount: number): readonly (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  if (page <= 4) wanted.push(2, 3, 4, 5);
  if (page >= pageCount - 3) wanted.push(pageCount - 4, pageCount - 3, pageCount - 2, pageCount - 1);
  const pages = [...new Set(wanted)].filter((one) => one >= 1 && one <= pageCount).sort((a, b) => a - b);

  return pages.flatMap((one, index): (number | 'gap')[] => {
    const before = pages[index - 1];
    if (before === undefined || one === before + 1) return [one];
    return one === before + 2 ? [before + 1, one] : ['gap', one];
  });
}
