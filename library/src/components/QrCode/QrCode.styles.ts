import { color, radius, size } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/**
 * The code is dark on a white background in every theme, because many scanners can't read light codes on a dark
 * background.
 */
export const Root: StyledComponent<'svg'> = styled.svg`
  display: block;
  inline-size: ${size.qrCode};
  max-inline-size: 100%;
  block-size: auto;
  border-radius: ${radius.control};
  background: ${color.print.paper};
  color: ${color.print.ink};
  forced-color-adjust: none;
  print-color-adjust: exact;
`;
