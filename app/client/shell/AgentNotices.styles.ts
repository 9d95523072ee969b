import { size, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

import { Notices } from '../platform/page/layout.styles.ts';

export const Root = styled(Notices)`
  box-sizing: border-box;
  max-inline-size: calc(${size.page} + 2 * ${space.page});
  margin-inline: auto;
  padding: ${space.lg} ${space.page} ${space.none};

  @media (width <= 640px) {
    padding-inline: ${space.md};
  }
  @media print {
    display: none;
  }
`;
