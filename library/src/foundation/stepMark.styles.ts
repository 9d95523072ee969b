import { color, radius, size } from '@tuanbao/tokens';
import { css, type RuleSet } from 'styled-components';

/** Styles of the circle that contains the number or icon of a step (`data-part="mark"`). */
export const stepMark: RuleSet = css`
  > [data-part='mark'] {
    display: grid;
    flex: none;
    place-items: center;
    box-sizing: border-box;
    inline-size: ${size.controlSmall};
    block-size: ${size.controlSmall};
    border: ${size.hairline} solid ${color.border.control};
    border-radius: ${radius.pill};
    font-variant-numeric: tabular-nums;
  }
`;
