import { color, font, radius, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

import { Link } from '../platform/navigation/router.ts';

export const Root = styled.section`
  display: grid;
  gap: ${space.sm};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
  align-items: center;
  min-block-size: ${size.control};

  > h2 {
    margin: ${space.none};
    font: ${text.title};
  }
  > p {
    display: flex;
    gap: ${space.sm};
    align-items: center;
    margin: ${space.none};
    color: ${color.text.muted};
    font: ${text.caption};
  }
`;

/** The numbers have their space before they are loaded, so that the content below them doesn't move. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: ${space.sm};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;

  @media (width <= 1080px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @media (width <= 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > li {
    display: grid;
  }
`;

/** Text for screen readers only. Other users see the same in the number above it. */
export const Spoken = styled.span`
  clip-path: inset(50%);
  position: absolute;
`;

export const Item = styled(Link)`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  padding: ${space.md};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  background: ${color.surface.default};
  color: ${color.text.default};
  font: ${text.caption};
  text-decoration: none;

  /* on a phone the numbers must leave room for the products */
  @media (width <= 640px) {
    flex-direction: row-reverse;
    gap: ${space.sm};
    align-items: center;
    justify-content: space-between;
    padding: ${space.sm} ${space.md};
  }
  > b {
    color: ${color.text.muted};
    font: ${text.title};
    font-variant-numeric: tabular-nums;
  }
  &[data-count='some'] > b {
    color: ${color.text.default};
    font-weight: ${font.weight.bold};
  }
  &[data-count='urgent'] > b {
    color: ${color.text.accent};
    font-weight: ${font.weight.bold};
  }
  &:hover {
    border-color: ${color.border.strong};
    background: ${color.surface.hover};
  }
  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
`;
