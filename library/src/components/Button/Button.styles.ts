import { color, font, motion, radius, size, space } from '@tuanbao/tokens';
import { Button as AriaButton } from 'react-aria-components/Button';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<typeof AriaButton> = styled(AriaButton)`
  display: inline-flex;
  gap: ${space.xs};
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  min-block-size: ${size.control};
  padding-inline: ${space.button};
  border: ${size.hairline} solid transparent;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.text.default};
  font-family: ${font.family.sans};
  font-size: ${font.size.body};
  font-weight: ${font.weight.medium};
  line-height: ${font.lineHeight.tight};
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.quick};

  &[data-size='small'] {
    min-block-size: ${size.controlSmall};
    padding-inline: ${space.sm};
    font-size: ${font.size.label};
  }

  &[data-variant='primary'] {
    background: ${color.surface.accent};
    color: ${color.text.onAccent};
  }
  &[data-variant='primary'][data-hovered],
  &[data-variant='primary'][data-pressed] {
    background: ${color.surface.accentHover};
  }

  &[data-variant='secondary'] {
    border-color: ${color.border.control};
    background: ${color.surface.default};
  }
  &[data-variant='secondary'][data-hovered],
  &[data-variant='secondary'][data-pressed],
  &[data-variant='quiet'][data-hovered],
  &[data-variant='quiet'][data-pressed] {
    background: ${color.surface.hover};
  }

  &[data-variant='quiet'] {
    color: ${color.text.accent};
  }

  &[data-variant='danger'] {
    background: ${color.surface.danger};
    color: ${color.text.onAccent};
  }
  &[data-variant='danger'][data-hovered],
  &[data-variant='danger'][data-pressed] {
    background: ${color.surface.dangerHover};
  }

  &&[data-disabled] {
    border-color: ${color.border.default};
    background: ${color.surface.disabled};
    color: ${color.text.disabled};
    cursor: not-allowed;
  }
  &[data-pending] {
    cursor: progress;
  }
  &[data-focus-visible] {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
  @media (forced-colors: active) {
    &&[data-disabled] {
      border-color: ${color.text.disabled};
    }
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
