import { color, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.span`
  display: grid;
  gap: ${space.hair};
`;

export const Total = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: baseline;
  color: ${color.text.default};
  font: ${text.body};
`;

export const PerPerson = styled.span`
  color: ${color.text.muted};
  font: ${text.body};
  font-variant-numeric: tabular-nums;
`;
