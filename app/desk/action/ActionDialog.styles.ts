import { space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  gap: ${space.lg};

  > * {
    max-inline-size: none;
  }
  > p {
    margin: ${space.none};
  }
`;
