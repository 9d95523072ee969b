import { color, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'dl'> = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${size.popover}), 1fr));
  gap: ${space.sm} ${space.xl};
  margin: ${space.none};
  color: ${color.text.default};
  font: ${text.body};

  > div {
    display: grid;
    grid-template-columns: minmax(5em, 8em) 1fr;
    gap: ${space.sm};
    min-inline-size: 0;
  }
  > div[data-wide] {
    grid-column: 1 / -1;
  }
  dt {
    color: ${color.text.muted};
    overflow-wrap: anywhere;
  }
  dd {
    margin: ${space.none};
    min-inline-size: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-wrap: pretty; /* no last line with a single character */
  }
`;
