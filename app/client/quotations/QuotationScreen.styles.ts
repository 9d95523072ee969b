import { size } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** The field for the name of the group is wider than others, because such names are long. */
export const Wide = styled.div`
  > :first-child {
    max-inline-size: calc(2 * ${size.field});
  }
`;
