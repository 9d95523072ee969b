import { color, font } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Step = styled.span`
  color: ${color.text.muted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-urgent] {
    color: ${color.text.warning};
    font-weight: ${font.weight.medium};
  }
`;
