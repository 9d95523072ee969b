import { color, layer, radius, shadow, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.nav`
  position: sticky;
  inset-block-start: ${size.header};
  z-index: ${layer.sticky};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  background: ${color.surface.raised};
  box-shadow: ${shadow.card};

  > ul {
    display: flex;
    margin: ${space.none};
    padding: ${space.none};
    overflow-x: auto;
    list-style: none;
  }
  li {
    flex: 1 0 auto;
  }
  button {
    display: grid;
    gap: ${space.hair};
    inline-size: 100%;
    padding: ${space.xs} ${space.md};
    border: 0;
    border-block-end: ${size.focusRing} solid transparent;
    background: none;
    color: ${color.text.default};
    font: ${text.label};
    text-align: start;
    white-space: nowrap;
    cursor: pointer;
  }
  button:hover {
    background: ${color.surface.hover};
  }
  button[aria-current] {
    border-color: ${color.border.accent};
    color: ${color.text.accent};
  }
  button:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
  }
  small {
    display: flex;
    gap: ${space.hair};
    align-items: center;
    color: ${color.text.muted};
    font: ${text.hint};
  }
  [data-state='complete'] {
    color: ${color.text.success};
  }
  [data-state='faulty'] {
    color: ${color.text.danger};
  }

  @media (forced-colors: active) {
    button {
      border-color: ${color.surface.raised}; /* instead of a transparent border, which forced colours make visible */
    }
  }
  @media print {
    display: none;
  }
`;
