import { size } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** Names of groups are longer than other texts. */
export const Wide = styled.div`
  > :first-child {
    max-inline-size: calc(2 * ${size.field});
  }
`;
