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
`;

/** The list with its filters, below the tabs. */
export const Body = styled.div`
  display: grid;
  gap: ${space.lg};
  padding-block-start: ${space.lg};
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
