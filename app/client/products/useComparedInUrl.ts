import { useLocation, useNavigate } from '../platform/navigation/router.ts';

/** Query parameter with the ids of the compared products, joined with commas. */
const parameter = 'compare';

/** Maximum number of products with which a product is compared. */
export const mostCompared = 2;

/**
 * Keeps in the address the ids of the products with which a product is compared, so that the comparison can be shared
 * as a link. The link opens the page at the comparison. Ids that aren't offered are ignored.
 */
export function useComparedInUrl(offered: readonly string[]): [readonly string[], (ids: readonly string[]) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const asked = new Set((query.get(parameter) ?? '').split(','));
  const ids = [...asked].filter((id) => offered.includes(id)).slice(0, mostCompared);
  const write = (next: readonly string[]): void => {
    query.delete(parameter);
    if (next.length > 0) query.set(parameter, next.join(','));
    void navigate({ search: query.toString(), hash: 'comparison' }, { replace: true });
  };
  return [ids, write];
}
