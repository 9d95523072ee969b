import { space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${space.md};

  > p {
    margin: ${space.none};
  }
`;

export const End = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  align-items: center;
  margin-inline-start: auto;
`;
