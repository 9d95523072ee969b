import { color, radius, size } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** As wide as a phone: what it shows is made for one. */
export const Frame = styled.iframe`
  display: block;
  inline-size: min(390px, 100%);
  block-size: min(844px, 70dvh);
  margin-inline: auto;
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  background: ${color.print.paper};
`;
