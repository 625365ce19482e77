/** Stands in for the browser's microphone and recorder: what they hand over, without a sound. */
export function fakeMicrophone({ refuse }: { refuse?: string } = {}) {
  const tracks: { stopped: boolean; stop: () => void }[] = [];
  const getUserMedia = async () => {
    if (refuse) throw new DOMException("", refuse);
    const track = {
      stopped: false,
      stop() {
        this.stopped = true;
      },
    };
    tracks.push(track);
    return { getTracks: () => [track] };
  };
  return { tracks, navigator: { userAgent: "Chrome", mediaDevices: { getUserMedia } }, MediaRecorder: FakeRecorder };
}

class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string): boolean => type.startsWith("audio/webm");
  readonly mimeType = "audio/webm;codecs=opus";
  state = "inactive";

  start(): void {
    this.state = "recording";
  }

  stop(): void {
    this.state = "inactive";
    const data = new Blob(["sound"], { type: this.mimeType });
    this.dispatchEvent(Object.assign(new Event("dataavailable"), { data }));
    this.dispatchEvent(new Event("stop"));
  }
}
