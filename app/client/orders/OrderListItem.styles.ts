import { color, font, motion, radius, shadow, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

import { Link } from '../platform/navigation/router.ts';

export const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.md} ${space.xl};
  padding: ${space.lg} ${space.xl};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  background: ${color.surface.default};
  box-shadow: ${shadow.card};
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.border.accent};
  }
  @media (width <= 640px) {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space.lg};
  }
`;

export const Head = styled.div`
  display: flex;
  gap: ${space.md};
  grid-column: 1 / -1;
  align-items: start;
  justify-content: space-between;
`;

export const Titles = styled.div`
  min-inline-size: 0;

  > h2 {
    margin: ${space.none};
    font: ${text.card};
    overflow-wrap: anywhere;
  }
  > p {
    margin: ${space.hair} ${space.none} ${space.none};
    color: ${color.text.muted};
    font: ${text.body};
  }
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.xl};
  margin: ${space.none};

  dt {
    color: ${color.text.muted};
    font: ${text.hint};
  }
  dd {
    margin: ${space.none};
    font: ${text.body};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const End = styled.div`
  display: flex;
  gap: ${space.lg};
  align-items: center;
  justify-content: space-between;
`;

export const Marks = styled.div`
  display: flex;
  gap: ${space.md};
  align-items: center;
`;

/** A control on the card. It is above the link that covers the card, so that the control can be clicked. */
export const Above = styled.span`
  position: relative;
  z-index: 1;
`;

/** The link to the order. It covers the whole card, so that a click anywhere on the card opens the order. */
export const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.control};
  padding-inline: ${space.md};
  border-radius: ${radius.control};
  color: ${color.text.link};
  font-weight: ${font.weight.medium};
  text-decoration: none;
  white-space: nowrap;

  &:not([data-variant='pay']) {
    margin-inline-end: calc(-1 * ${space.md}); /* the text ends at the edge of the card's content */
  }
  &[data-variant='pay'] {
    background: ${color.surface.accent};
    color: ${color.text.onAccent};
  }
  &::after {
    content: '';
    position: absolute;
    inset: ${space.none};
    border-radius: ${radius.card};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
`;
