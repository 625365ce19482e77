/** How a recording is made and named: the ending must match the container, or the transcriber refuses it. */
export type RecordingFormat = { mimeType: string; fileName: string };

const webm: RecordingFormat = { mimeType: "audio/webm;codecs=opus", fileName: "recording.webm" };
const mp4: RecordingFormat = { mimeType: "audio/mp4", fileName: "recording.m4a" };
const ogg: RecordingFormat = { mimeType: "audio/ogg;codecs=opus", fileName: "recording.ogg" };

/** Safari says that it supports webm and its files break: there mp4 comes first. Undefined when nothing is supported. */
export function chooseFormat(userAgent: string, isSupported: (type: string) => boolean): RecordingFormat | undefined {
  const isSafari = /safari/i.test(userAgent) && !/chrome|chromium|android|edg/i.test(userAgent);
  const order = isSafari ? [mp4, webm] : [webm, ogg, mp4];
  return order.find((format) => isSupported(format.mimeType));
}

/** The name for what the recorder really made, which may not be what was asked for. */
export function fileNameOf(mimeType: string): string {
  if (mimeType.startsWith("audio/mp4")) return mp4.fileName;
  return mimeType.startsWith("audio/ogg") ? ogg.fileName : webm.fileName;
}
