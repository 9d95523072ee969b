/** A colour that the user's system chooses (CSS Color 4, system colours). */
type SystemColor =
  | 'Canvas'
  | 'CanvasText'
  | 'LinkText'
  | 'ButtonFace'
  | 'ButtonText'
  | 'ButtonBorder'
  | 'Field'
  | 'FieldText'
  | 'GrayText'
  | 'Highlight'
  | 'HighlightText';

/**
 * What a colour is where the system forces its own (`forced-colors: active`): what is filled to stand out
 * takes the pair of `Highlight`, what can't be used is grey, all else is text on the canvas. A meaning that
 * had only its hue (invalid, tones) gets a shape from the control. Null leaves the colour to the browser.
 */
export const forcedColors: Readonly<Record<string, SystemColor | null>> = {
  'color.text.default': 'CanvasText',
  'color.text.muted': 'CanvasText',
  'color.text.disabled': 'GrayText',
  'color.text.on-accent': 'HighlightText',
  'color.text.accent': 'CanvasText',
  'color.text.danger': 'CanvasText',
  'color.text.success': 'CanvasText',
  'color.text.warning': 'CanvasText',
  'color.text.link': 'LinkText',
  'color.text.on-inverse': 'Canvas',
  'color.surface.page': 'Canvas',
  'color.surface.default': 'Canvas',
  'color.surface.raised': 'Canvas',
  'color.surface.sunken': 'Canvas',
  'color.surface.hover': 'Canvas',
  'color.surface.selected': 'Canvas',
  'color.surface.disabled': 'Canvas',
  'color.surface.inverse': 'CanvasText',
  'color.surface.accent': 'Highlight',
  'color.surface.accent-hover': 'Highlight',
  'color.surface.accent-soft': 'Canvas',
  'color.surface.danger': 'Highlight',
  'color.surface.danger-hover': 'Highlight',
  'color.surface.danger-soft': 'Canvas',
  'color.surface.success-soft': 'Canvas',
  'color.surface.warning-soft': 'Canvas',
  'color.surface.scrim': null, // the browser forces the colour and keeps the transparency
  'color.print.paper': null,
  'color.print.ink': null,
  'color.border.default': 'CanvasText',
  'color.border.control': 'ButtonBorder',
  'color.border.strong': 'CanvasText',
  'color.border.focus': 'Highlight',
  'color.border.danger': 'CanvasText',
  'color.border.accent': 'Highlight',
  'color.border.success': 'CanvasText',
  'color.border.warning': 'CanvasText',
};
