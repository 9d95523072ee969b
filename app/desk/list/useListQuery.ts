import { useSearchParams } from '../../client/platform/navigation/router.ts';

/** Maximum number of rows on one page of a list. */
export const listPageSize = 20;

/** Page and filters of a list, as the address contains them. */
export interface ListQuery<Name extends string> {
  /** Number of the page, from 1. */
  readonly page: number;
  /** Value of each filter; empty when the filter isn't set. */
  readonly filters: Readonly<Record<Name, string>>;
  /** True when at least one filter is set. */
  readonly isFiltered: boolean;
  /** Changes the given filters and goes to the first page. */
  readonly change: (filters: Partial<Record<Name, string>>) => void;
  /** Shows another page of the list. */
  readonly turn: (page: number) => void;
  /** Removes all filters. */
  readonly clear: () => void;
}

const pageIn = (params: URLSearchParams): number => {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/**
 * Stores page and filters of a list in the address. So the address can be shared, and going back restores the list.
 * Don't use the hook for a search by a person's name or number, because personal data must not be in an address.
 */
export function useListQuery<Name extends string>(names: readonly Name[]): ListQuery<Name> {
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>;
  const write = (next: Readonly<Record<Name, string>>, page: number) =>
    setParams(
      [...names.map((name): [string, string] => [name, next[name]]), ['page', page === 1 ? '' : String(page)]].filter(
        (entry): entry is [string, string] => entry[1] !== '',
      ),
    );
  return {
    page: pageIn(params),
    filters,
    isFiltered: names.some((name) => filters[name] !== ''),
    change: (changed) => write({ ...filters, ...changed }, 1),
    turn: (page) => write(filters, page),
    clear: () => setParams([]),
  };
}
