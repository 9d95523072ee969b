import { color, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.sm};
  margin: ${space.none};
`;

/** SVG of the chart. The second series has stripes and an outline, so that it can be distinguished without colour. */
export const Drawing = styled.svg`
  display: block;
  overflow: visible;

  text {
    fill: ${color.text.muted};
    font: ${text.hint};
    font-variant-numeric: tabular-nums;
  }
  text[data-kind='name'] {
    fill: ${color.text.default};
  }
  line {
    stroke: ${color.border.default};
  }
  rect[data-series='0'] {
    fill: ${color.surface.accent};
  }
  rect[data-series='1'] {
    stroke: ${color.text.default};
    stroke-width: ${size.hairline};
  }
  pattern rect {
    fill: ${color.surface.default};
  }
  pattern path {
    stroke: ${color.text.default};
    stroke-width: 1.5;
  }
`;

/** Legend of the chart: the names of the series, each after a sample of the series' fill. */
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  margin: ${space.none};
  padding: ${space.none};
  color: ${color.text.default};
  font: ${text.hint};
  list-style: none;

  > li {
    display: flex;
    gap: ${space.xs};
    align-items: center;
  }
`;
