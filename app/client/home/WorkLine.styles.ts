import { color, font, motion, radius, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

import { Link } from '../platform/navigation/router.ts';

/** Entry of the worklist. On a wide screen it is a row with columns, on a narrow one it has three lines. */
export const Root = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 2fr) 6.5em 8em;
  gap: ${space.hair} ${space.md};
  align-items: center;
  padding: ${space.sm} ${space.md};
  border-block-end: ${size.hairline} solid ${color.border.default};
  transition: background-color ${motion.quick};

  &:last-child {
    border-block-end: none;
  }
  &:hover {
    background: ${color.surface.hover};
  }
  @media (width <= 640px) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/**
 * Name of the applicant. Below it are the name of the product and the number of the order, quotation or endorsement.
 */
export const Who = styled.div`
  min-inline-size: 0;

  > b {
    display: block;
    overflow: hidden;
    font: ${text.body};
    font-weight: ${font.weight.medium};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span {
    display: block;
    overflow: hidden;
    color: ${color.text.muted};
    font: ${text.hint};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Task. Below it is the reason that the insurer gave, if there is one. */
export const What = styled.div`
  min-inline-size: 0;
  font: ${text.body};

  > small {
    display: -webkit-box;
    overflow: hidden;
    color: ${color.text.muted};
    font: ${text.hint};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  @media (width <= 640px) {
    grid-row: 2;
  }
`;

export const Due = styled.span`
  color: ${color.text.muted};
  font: ${text.hint};
  font-variant-numeric: tabular-nums;
  text-align: end;

  &[data-urgency='high'] {
    color: ${color.text.danger};
    font-weight: ${font.weight.bold};
  }
  &[data-urgency='middle'] {
    color: ${color.text.warning};
    font-weight: ${font.weight.medium};
  }
  @media (width <= 640px) {
    align-self: start;
    padding-block-start: ${space.hair};
  }
`;

/** The link to the screen where the task is done. The link covers the whole entry. */
export const Way = styled(Link)`
  justify-self: end;
  padding-block: ${space.hair};
  color: ${color.text.link};
  font: ${text.body};
  font-weight: ${font.weight.medium};
  text-decoration: none;
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: ${space.none};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
    border-radius: ${radius.control};
  }
`;
