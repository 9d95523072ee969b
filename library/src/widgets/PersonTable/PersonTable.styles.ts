import { color, font, layer, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};
  min-inline-size: 0;
  color: ${color.text.default};
  font: ${text.body};
`;

export const Toolbar: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;

  [data-part='count'] {
    margin-inline-end: auto;
    font: ${text.bodyStrong};
  }
  [data-part='errors'] {
    color: ${color.text.danger};
  }
  label {
    display: inline-flex;
    gap: ${space.xs};
    align-items: center;
    min-block-size: ${size.controlSmall};
    cursor: pointer;
  }
  label:has(:disabled) {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
  [type='checkbox'] {
    flex: none;
    inline-size: ${size.icon};
    block-size: ${size.icon};
    margin: ${space.none};
    accent-color: ${color.surface.accent};
    cursor: inherit;
  }
  [type='checkbox']:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
`;

/** The scroller and everything in it: one styled element, plain ones inside, because there are a thousand of them. */
export const Frame: StyledComponent<'div'> = styled.div`
  position: relative;
  block-size: min(70vh, 640px);
  overflow: auto;
  overflow-anchor: none;
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.control};
  background: ${color.surface.default};
  font-variant-numeric: tabular-nums;

  &[data-short] {
    block-size: auto;
  }
  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
  }

  [role='row'] {
    display: grid;
    grid-template-columns: 84px 112px 144px 200px 72px 116px 108px minmax(200px, 1fr) 88px 132px 72px;
    box-sizing: border-box;
    block-size: ${size.row};
    inline-size: 100%;
    min-inline-size: 1328px;
    contain: strict;
  }
  &[data-readonly] [role='row'] {
    grid-template-columns: 112px 144px 200px 72px 116px 108px minmax(200px, 1fr) 88px 132px;
    min-inline-size: 1172px;
  }
  [data-part='head'] {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer.sticky};
    background: ${color.surface.sunken};
    font: ${text.label};
  }
  [data-part='body'] {
    position: relative;
    min-inline-size: 1328px;
  }
  &[data-readonly] [data-part='body'] {
    min-inline-size: 1172px;
  }
  [data-part='body'] > [role='row'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
  }
  [role='row'] > * {
    box-sizing: border-box;
    padding-inline: ${space.cell};
    border-block-end: ${size.hairline} solid ${color.border.default};
    line-height: calc(${size.row} - ${size.hairline});
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  [role='gridcell'] {
    cursor: default;
  }
  [aria-selected='true'] > * {
    background: ${color.surface.selected};

    @media (forced-colors: active) {
      border-block: ${size.focusRing} solid ${color.border.accent};
    }
  }
  [aria-invalid='true'] {
    background: ${color.surface.dangerSoft};
    color: ${color.text.danger};
    box-shadow: inset ${size.focusRing} 0 ${color.border.danger};

    @media (forced-colors: active) {
      border: ${size.focusRing} solid ${color.border.danger};
    }
  }
  [data-warning] {
    background: ${color.surface.warningSoft};
  }
  &:focus-within [data-active] {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
  }
  [data-editing] {
    padding: 0;
  }
  [data-editing] > :is(input, select) {
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    padding-inline: ${space.cell};
    border: 0;
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
    background: ${color.surface.raised};
    color: ${color.text.default};
    font: inherit;
  }
  [role='gridcell'] > label {
    display: flex;
    gap: ${space.xs};
    align-items: center;
    color: ${color.text.muted};
  }
  [role='gridcell'] > button {
    padding: 0;
    border: 0;
    background: none;
    color: ${color.text.link};
    font: inherit;
    cursor: pointer;
  }
`;

export const Empty: StyledComponent<'p'> = styled.p`
  margin: 0;
  padding: ${space.lg};
  color: ${color.text.muted};
  text-align: center;
`;

export const Status: StyledComponent<'div'> = styled.div`
  min-block-size: ${size.controlSmall};
  padding-block: ${space.xs};
  color: ${color.text.muted};
  font: ${text.caption};

  &[data-tone='error'] {
    color: ${color.text.danger};
    font-weight: ${font.weight.medium};
  }
  &[data-tone='warning'] {
    color: ${color.text.warning};
  }
`;

export const Summary: StyledComponent<'ul'> = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  margin: 0;
  padding: 0;
  color: ${color.text.muted};
  font: ${text.caption};
  list-style: none;
`;
