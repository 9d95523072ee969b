import { size } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** Wider than other fields, because names of groups are long. */
export const Wide = styled.div`
  > :first-child {
    max-inline-size: calc(2 * ${size.field});
  }
`;
