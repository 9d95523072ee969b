import { color, font, motion, radius, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

import { Link } from '../platform/navigation/router.ts';

export const Group = styled.section`
  & + & {
    margin-block-start: ${space.xl};
  }
  > h2 {
    margin: ${space.none};
    padding: ${space.none} ${space.md} ${space.xs};
    color: ${color.text.muted};
    font: ${text.hint};
  }
  > ul {
    display: grid;
    gap: ${space.hair};
    margin: ${space.none};
    padding: ${space.none};
    list-style: none;
  }

  @media (640px < width <= 1080px) {
    &:not([data-place='drawer']) > h2 {
      clip-path: inset(50%);
      position: absolute;
    }
    & + & {
      margin-block-start: ${space.xs};
    }
  }
`;

export const Entry = styled(Link)`
  display: flex;
  gap: ${space.md};
  align-items: center;
  min-block-size: 44px;
  box-sizing: border-box;
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.control};
  color: ${color.text.default};
  font: ${text.body};
  text-decoration: none;
  transition: background-color ${motion.quick};

  &:hover {
    background: ${color.surface.hover};
  }
  &[aria-current] {
    background: ${color.surface.selected};
    color: ${color.text.accent};
    font-weight: ${font.weight.bold};

    @media (forced-colors: active) {
      outline: ${size.focusRing} solid ${color.border.accent};
      outline-offset: calc(-1 * ${size.focusRing});
    }
  }
  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
  }
  /*
   * Collapsed menu: 4 % of the window has room only for an icon. The name is the tooltip of the icon and is read by
   * screen readers.
   */
  @media (640px < width <= 1080px) {
    &:not([data-place='drawer']) {
      justify-content: center;
      padding-inline: ${space.none};

      > span {
        clip-path: inset(50%);
        position: absolute;
      }
    }
  }
`;
