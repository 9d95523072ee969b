import { color, font, layer, motion, radius, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

import { Link } from '../../client/platform/navigation/router.ts';

export { Brand, Header, Main, Skip } from '../../client/shell/Shell.styles.ts';

export const Root = styled.div`
  display: grid;
  grid-template:
    'header header' ${size.header}
    'side main' 1fr / 200px minmax(0, 1fr);
  min-block-size: 100dvh;

  @media (width <= 820px) {
    grid-template-columns: ${space.none} minmax(0, 1fr);
  }
  @media print {
    display: block;

    > :not(main) {
      display: none;
    }
  }
`;

/** Button that opens the menu as a drawer. It is shown where the side menu is hidden. */
export const DrawerButton = styled.span`
  display: none;

  @media (width <= 820px) {
    display: contents;
  }
`;

export const Working = styled.div`
  position: fixed;
  inset: ${space.none} ${space.none} auto;
  z-index: ${layer.toast};
`;

export const Operator = styled.span`
  margin-inline-start: ${space.sm};
  overflow: hidden;
  font: ${text.body};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Side = styled.nav`
  position: sticky;
  inset-block-start: ${size.header};
  grid-area: side;
  box-sizing: border-box;
  block-size: calc(100dvh - ${size.header});
  padding: ${space.lg} ${space.sm};
  overflow-y: auto;
  border-inline-end: ${size.hairline} solid ${color.border.default};
  background: ${color.surface.default};

  @media (width <= 820px) {
    display: none;
  }
`;

export const Group = styled.section`
  & + & {
    margin-block-start: ${space.lg};
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
`;

export const Entry = styled(Link)`
  display: flex;
  align-items: center;
  box-sizing: border-box;
  min-block-size: 36px;
  padding: ${space.xs} ${space.md};
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
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
