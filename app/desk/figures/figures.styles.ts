import { color, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export { Name, Stack } from '../work/work.styles.ts';

/** Row with the fields for period and grouping. The fields wrap if the row is too narrow. */
export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md} ${space.xl};
  align-items: start;
`;

/** Product and agency to which the figures are limited. */
export const Limits = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
  inline-size: 100%;
`;

/** The field that chooses what a chart shows. */
export const Measure = styled.div`
  inline-size: ${size.field};
  max-inline-size: 100%;
`;

/** Sentence below a heading. */
export const Lead = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.hint};
`;
