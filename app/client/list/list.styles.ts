import { size, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** Entries of a list, each a card. */
export const List = styled.ul`
  display: grid;
  gap: ${space.md};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;
`;

/** The search field beside the heading of a list. */
export const Search = styled.div`
  inline-size: ${size.field};
  max-inline-size: 100%;
`;

/** A list with its filters, under tabs. */
export const Body = styled.div`
  display: grid;
  gap: ${space.lg};
  padding-block-start: ${space.lg};
`;
