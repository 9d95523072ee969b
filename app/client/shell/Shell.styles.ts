import { color, font, layer, radius, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

import { Link } from '../platform/navigation/router.ts';

export const Root = styled.div`
  display: grid;
  grid-template:
    'header header' ${size.header}
    'side main' 1fr
    'side footer' auto / 17% minmax(0, 1fr);
  min-block-size: 100dvh;

  @media (width <= 1080px) {
    grid-template-columns: 4% minmax(0, 1fr);
  }
  @media (width <= 640px) {
    grid-template-columns: ${space.none} minmax(0, 1fr);
  }
  /* Only the content of the screen is printed. */
  @media print {
    display: block;

    > :not(main) {
      display: none;
    }
  }
`;

/** Screen that is shown without header, menu and footer. */
export const Alone = styled.main`
  min-block-size: 100dvh;

  @media print {
    min-block-size: 0;
  }
`;

export const Skip = styled.a`
  position: fixed;
  inset-block-start: ${space.sm};
  inset-inline-start: ${space.sm};
  z-index: ${layer.toast};
  padding: ${space.sm} ${space.lg};
  border-radius: ${radius.control};
  background: ${color.surface.accent};
  color: ${color.text.onAccent};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

export const Header = styled.header`
  position: sticky;
  inset-block-start: ${space.none};
  z-index: ${layer.header};
  grid-area: header;
  display: flex;
  gap: ${space.sm};
  align-items: center;
  box-sizing: border-box;
  block-size: ${size.header};
  padding-inline: ${space.xl};
  border-block-end: ${size.hairline} solid ${color.border.default};
  background: ${color.surface.default};

  > button {
    flex: none;
  }
  @media (width <= 640px) {
    gap: ${space.xs};
    padding-inline: ${space.sm};
  }
`;

export const Brand = styled(Link)`
  display: flex;
  gap: ${space.sm};
  align-items: center;
  min-inline-size: 0;
  margin-inline-end: auto;
  border-radius: ${radius.control};
  color: ${color.text.default};
  font: ${text.section};
  text-decoration: none;
  white-space: nowrap;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  > img {
    inline-size: 28px;
    block-size: 28px;
    object-fit: contain;
  }
  > b {
    display: none;
  }
  > small {
    color: ${color.text.muted};
    font: ${text.hint};
  }
  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
  @media (width <= 640px) {
    > small {
      display: none;
    }
  }
  /* On a small phone, there is no room for the name. The logo or the first character of the name stands for it. */
  @media (width <= 400px) {
    > img + span,
    > b + span {
      clip-path: inset(50%);
      position: absolute;
    }
    > b {
      display: grid;
      place-items: center;
      inline-size: 28px;
      block-size: 28px;
      border-radius: ${radius.control};
      background: ${color.surface.accent};
      color: ${color.text.onAccent};
      font: ${text.body};
    }
  }
`;

/** Button that opens the menu as a drawer. It is shown only on a phone. */
export const DrawerButton = styled.span`
  display: none;

  @media (width <= 640px) {
    display: contents;
  }
`;

export const User = styled.span`
  display: flex;
  gap: ${space.sm};
  align-items: center;
  margin-inline-start: ${space.sm};
  font: ${text.body};

  > :is(img, span:first-child) {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: ${radius.pill};
    background: ${color.surface.accentSoft};
    color: ${color.text.accent};
    font-weight: ${font.weight.bold};
    object-fit: cover;
  }
  @media (width <= 640px) {
    margin-inline-start: ${space.none};

    > span + span,
    > img + span {
      clip-path: inset(50%);
      position: absolute;
    }
  }
`;

export const Side = styled.nav`
  position: sticky;
  inset-block-start: ${size.header};
  grid-area: side;
  box-sizing: border-box;
  block-size: calc(100dvh - ${size.header});
  padding: ${space.lg} ${space.md};
  overflow-y: auto;
  border-inline-end: ${size.hairline} solid ${color.border.default};
  background: ${color.surface.default};

  @media (width <= 1080px) {
    padding: ${space.sm} ${space.none};
  }
  @media (width <= 640px) {
    display: none;
  }
`;

export const Main = styled.main`
  grid-area: main;
  min-inline-size: 0;
  outline: 0;
`;

export const Footer = styled.footer`
  grid-area: footer;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  justify-content: center;
  padding: ${space.xl} ${space.lg};
  color: ${color.text.muted};
  font: ${text.hint};
  text-align: center;
`;
