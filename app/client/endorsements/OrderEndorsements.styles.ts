import { color, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

import { Link } from '../platform/navigation/router.ts';

export const List = styled.ol`
  display: grid;
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;
`;

/**
 * Entry of the list. Kind and premium are on its first line, all other data and the actions on its second line. On a
 * phone, all of these are one below the other.
 */
export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.hair} ${space.lg};
  align-items: center;
  padding-block: ${space.md};
  border-block-end: ${size.hairline} solid ${color.border.default};

  &:first-child {
    padding-block-start: ${space.none};
  }
  &:last-child {
    padding-block-end: ${space.none};
    border-block-end: 0;
  }
  @media (width <= 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.sm};
  align-items: center;

  > h3 {
    margin: ${space.none};
    font: ${text.bodyStrong};
  }
`;

export const Amount = styled.p`
  margin: ${space.none};
  color: ${color.text.default};
  font: ${text.bodyStrong};
  text-align: end;
  white-space: nowrap;

  > span {
    color: ${color.text.muted};
    font: ${text.body};
  }
  @media (width <= 640px) {
    text-align: start;
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.hair} ${space.lg};
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.body};
  font-variant-numeric: tabular-nums;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  margin-inline: calc(-1 * ${space.sm}); /* aligns the text of the first and last button with the text around */

  @media (width <= 640px) {
    justify-content: flex-start;
  }
`;

export const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.controlSmall};
  padding-inline: ${space.sm};
  color: ${color.text.link};
  font: ${text.label};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
  }
`;

export const Nothing = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.body};
`;

export const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.xxl};
  margin: ${space.md} ${space.none} ${space.none};
  padding-block-start: ${space.md};
  border-block-start: ${size.hairline} solid ${color.border.default};
  font-variant-numeric: tabular-nums;

  dt {
    color: ${color.text.muted};
    font: ${text.hint};
  }
  dd {
    margin: ${space.none};
    font: ${text.body};
  }
  [data-part='now'] > dd {
    font: ${text.bodyStrong};
  }
`;
