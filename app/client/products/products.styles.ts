import { space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Scan = styled.div`
  display: grid;
  gap: ${space.md};
  justify-items: center;

  > p {
    margin: ${space.none};
  }
`;

export const Documents = styled.ul`
  display: grid;
  gap: ${space.sm};
  margin: ${space.none};
  padding-inline-start: ${space.xl};
`;

export const Rewards = styled.ul`
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;
`;
