import { size, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** List whose entries are cards. */
export const List = styled.ul`
  display: grid;
  gap: ${space.md};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;
`;

/** The search field, next to the heading of a list. */
export const Search = styled.div`
  inline-size: ${size.field};
  max-inline-size: 100%;

  @media (max-width: 40rem) {
    inline-size: 100%;

    > * {
      max-inline-size: none;
    }
  }
`;

/** The list with its filters, below the tabs. */
export const Body = styled.div`
  display: grid;
  gap: ${space.md};
  padding-block-start: ${space.md};
`;

/** The most important filters and the controls for the view of a list, on one line as far as there is room. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
`;

/**
 * Filters in the bar. The first option of each filter names the filtered property, so the filters have no visible
 * labels.
 */
export const BarFilters = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: ${space.sm};
  min-inline-size: 0;

  > * {
    flex: 1 1 calc(${size.field} * 0.45);
    inline-size: calc(${size.field} / 2);
    max-inline-size: none;
  }
  @media (max-width: 40rem) {
    flex-grow: 1;
  }
`;

/** Fields that filter a list, side by side as far as there is room. */
export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(calc(${size.field} * 0.7), 100%), 1fr));
  gap: ${space.sm} ${space.md};
  align-items: end;

  > * {
    max-inline-size: none;
  }
`;
