import { color, font, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'data'> = styled.data`
  font-family: ${font.family.number};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-size='lead'] {
    color: ${color.text.accent};
    font-size: ${font.size.section};
    font-weight: ${font.weight.bold};
  }
  &[data-size='figure'] {
    color: ${color.text.accent};
    font: ${text.figure};
    font-variant-numeric: tabular-nums;
  }
`;
