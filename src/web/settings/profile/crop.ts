/** The box that a logo stands in on paper: twice as wide as high. */
export const BOX = { width: 2, height: 1 } as const;
/** A crop is drawn at twice the 200 x 100 pixels of the page and twice again for print. */
const DRAWN = { width: 800, height: 400 } as const;
export const MOST_ZOOM = 6;

export type Size = { width: number; height: number };
/** How a picture lies in the box: 1 shows all of it. Offsets are in the box's own measure, from its middle. */
export type Framing = { zoom: number; x: number; y: number };
export const WHOLE: Framing = { zoom: 1, x: 0, y: 0 };

const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value)) || 0;
const wholeScale = ({ width, height }: Size) => Math.min(BOX.width / width, BOX.height / height);

/** The picture's size in the box's measure. */
export function shownSize(picture: Size, { zoom }: Framing): Size {
  const scale = wholeScale(picture) * zoom;
  return { width: picture.width * scale, height: picture.height * scale };
}

/** The framing with a zoom between all of it and too coarse, and no empty edge where the picture is larger than the box. */
export function settle(picture: Size, framing: Framing): Framing {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, framing.zoom));
  const shown = shownSize(picture, { ...framing, zoom });
  return {
    zoom,
    x: clamp(framing.x, Math.max(0, shown.width - BOX.width) / 2),
    y: clamp(framing.y, Math.max(0, shown.height - BOX.height) / 2),
  };
}

/** The part of the picture that the box shows, in the picture's pixels. */
export function visiblePart(picture: Size, framing: Framing): Size & { left: number; top: number } {
  const { zoom, x, y } = settle(picture, framing);
  const scale = wholeScale(picture) * zoom;
  const width = Math.min(picture.width, BOX.width / scale);
  const height = Math.min(picture.height, BOX.height / scale);
  return {
    left: (picture.width - width) / 2 - x / scale,
    top: (picture.height - height) / 2 - y / scale,
    width,
    height,
  };
}

/** The pixels that the part is drawn with: never more than it has. */
export function drawnSize(part: Size): Size {
  const scale = Math.min(1, DRAWN.width / part.width, DRAWN.height / part.height);
  return { width: Math.max(1, Math.round(part.width * scale)), height: Math.max(1, Math.round(part.height * scale)) };
}
