/** Quieter than this all along means that nobody spoke (root mean square of the samples, from 0 to 1). */
const SPEECH_FLOOR = 0.008;
const MEASURE_MS = 50;

/** Measures how loud a microphone is. Without Web Audio it knows nothing, and says that speech is possible. */
export class Loudness {
  readonly #context: AudioContext | undefined;
  readonly #analyser: AnalyserNode | undefined;
  readonly #timer: ReturnType<typeof setInterval> | undefined;
  #now = 0;
  #loudest = 0;
  #measured = 0;

  constructor(stream: MediaStream) {
    try {
      this.#context = new AudioContext();
      this.#analyser = this.#context.createAnalyser();
      this.#analyser.fftSize = 1024;
      this.#context.createMediaStreamSource(stream).connect(this.#analyser);
      void this.#context.resume();
      this.#timer = setInterval(() => this.#measure(), MEASURE_MS);
    } catch {
      this.#context = undefined;
    }
  }

  /** From 0 to 1, as the string shows it: ordinary speech is about a half. */
  get level(): number {
    return Math.min(1, this.#now * 7);
  }

  /** False when all that was measured was silence. */
  get heardSpeech(): boolean {
    return this.#measured === 0 || this.#loudest > SPEECH_FLOOR;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#now = 0;
    void this.#context?.close();
  }

  #measure(): void {
    if (!this.#analyser || this.#context?.state !== "running") return;
    const samples = new Float32Array(this.#analyser.fftSize);
    this.#analyser.getFloatTimeDomainData(samples);
    const square = samples.reduce((total, sample) => total + sample * sample, 0) / samples.length;
    this.#now = Math.sqrt(square);
    this.#loudest = Math.max(this.#loudest, this.#now);
    this.#measured += 1;
  }
}
