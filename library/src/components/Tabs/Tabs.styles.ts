import { color, font, radius, size, space, text } from '@tuanbao/tokens';
import { Tab as AriaTab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<typeof Tabs> = styled(Tabs)`
  display: flex;
  flex-direction: column;
  gap: ${space.lg};
  min-inline-size: 0;
  color: ${color.text.default};
  font: ${text.body};
`;

/** Contains the tabs and, after them, the actions. If there isn't enough space, the actions are below the tabs. */
export const Row: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-inline-size: 0;
  border-block-end: ${size.hairline} solid ${color.border.default};
`;

/**
 * The row of tabs. While some tabs are hidden, it has a button at each end that scrolls the row. If there is space, the
 * row is as wide as its tabs.
 */
export const Strip: StyledComponent<'div'> = styled.div`
  display: flex;
  flex: 9999 1 calc(18 * ${size.rem});
  min-inline-size: 0;
  max-inline-size: max-content;
`;

/** Controls after the last tab. The first control is beside the tabs; the other controls are at the end of the row. */
export const Actions: StyledComponent<'div'> = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  max-inline-size: 100%;
  padding-block: ${space.xs};

  > :first-child {
    margin-inline-end: auto;
  }
`;

export const More: StyledComponent<'button'> = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${size.control};
  padding: ${space.none};
  border: 0;
  background: none;
  color: ${color.text.muted};
  cursor: pointer;

  &:hover {
    color: ${color.text.default};
  }
  &:disabled {
    color: ${color.text.disabled};
    cursor: default;
  }
`;

export const List: StyledComponent<typeof TabList> = styled(TabList)`
  display: flex;
  flex: 1;
  gap: ${space.xs};
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: none; /* no scrollbar, because it would be between the tabs and the line below them */

  /* hides the scroll bar in Chromium before 121 and Safari before 18.2 */
  &::-webkit-scrollbar {
    display: none;
  }
`;

export const Tab: StyledComponent<typeof AriaTab> = styled(AriaTab)`
  flex: none;
  padding: ${space.sm} ${space.md};
  border-block-end: ${size.focusRing} solid transparent;
  outline: 0;
  color: ${color.text.muted};
  white-space: nowrap;
  cursor: pointer;

  @media (forced-colors: active) {
    border-color: ${color.surface.default}; /* instead of a transparent border, which forced colours make visible */
  }
  &[data-hovered] {
    color: ${color.text.default};
  }
  &[data-selected] {
    border-color: ${color.border.accent};
    color: ${color.text.accent};
    font-weight: ${font.weight.medium};
  }
  &[data-disabled] {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
  &[data-focus-visible] {
    border-radius: ${radius.control};
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
  }
`;

export const Panel: StyledComponent<typeof TabPanel> = styled(TabPanel)`
  min-inline-size: 0;
  outline: 0;

  &[data-focus-visible] {
    border-radius: ${radius.control};
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
`;
