import { color, radius, size } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** The frame is as wide as a phone, because its content is designed for phones. */
export const Frame = styled.iframe`
  display: block;
  inline-size: min(390px, 100%);
  block-size: min(844px, 70dvh);
  margin-inline: auto;
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  background: ${color.print.paper};
`;
