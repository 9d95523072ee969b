import { size, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: ${space.md};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;
`;

export const Search = styled.div`
  inline-size: ${size.field};
  max-inline-size: 100%;
`;

export const Body = styled.div`
  display: grid;
  gap: ${space.lg};
  padding-block-start: ${space.lg};
`;
