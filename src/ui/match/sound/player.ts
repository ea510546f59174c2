import { tableSettings } from "../settings/use-table-settings";
import { SOUNDS, type Sound, type Tone } from "./sounds";

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers let nothing be heard before the visitor has done something; from then on the table may. */
export function listenForGesture(): () => void {
  const begin = () => {
    // Where no sound can be made at all, there is none.
    if (typeof AudioContext === "undefined" || !tableSettings().sound) return;
    context ??= new AudioContext();
    void context.resume();
  };
  window.addEventListener("pointerup", begin, { capture: true });
  window.addEventListener("keyup", begin, { capture: true });
  return () => {
    window.removeEventListener("pointerup", begin, { capture: true });
    window.removeEventListener("keyup", begin, { capture: true });
  };
}

/** Plays a sound, where the player has switched sound on. */
export function playSound(sound: Sound | null): void {
  const { sound: on, volume } = tableSettings();
  if (sound === null || !on || volume === 0 || context?.state !== "running") return;
  const out = context.createGain();
  // Loudness is felt by its square.
  out.gain.value = (volume / 100) ** 2 * 0.6;
  out.connect(context.destination);
  for (const tone of SOUNDS[sound]) play(context, tone, out);
}

function play(audio: AudioContext, { wave, from, to = from, at, lasts, loud }: Tone, out: AudioNode): void {
  const begins = audio.currentTime + at;
  const ends = begins + lasts;
  const swell = audio.createGain();
  swell.gain.setValueAtTime(0.0001, begins);
  swell.gain.exponentialRampToValueAtTime(loud, begins + 0.008);
  swell.gain.exponentialRampToValueAtTime(0.0001, ends);
  swell.connect(out);
  if (wave === "noise") {
    const source = audio.createBufferSource();
    source.buffer = hiss ??= noise(audio);
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.setValueAtTime(from, begins);
    band.frequency.exponentialRampToValueAtTime(to, ends);
    source.connect(band).connect(swell);
    source.start(begins, 0, lasts);
    return;
  }
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, begins);
  source.frequency.exponentialRampToValueAtTime(to, ends);
  source.connect(swell);
  source.start(begins);
  source.stop(ends);
}

/** Half a second of it is enough for every sound. */
function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
