import { Section } from "./section.tsx";
import styles from "./devices.module.css";

/** The same pad everywhere, in pictures of the product itself (`scripts/landing-pictures.ts`). */
export function Devices() {
  return (
    <Section
      id="devices"
      title="On the roof, in the van, at the desk."
      lead="Desktop, tablet or phone: open it in the browser, and it is there. On the phone everything you press lies under your thumb."
      onPaper
    >
      <div className={styles.devices}>
        <Picture
          name="desk"
          width={1440}
          height={900}
          alt="At the desk: a finished quote beside the words it came from"
        />
        <Picture name="tablet" width={820} height={1060} alt="On a tablet: the words on the left, lines on the right" />
        <Picture
          name="phone"
          width={390}
          height={844}
          alt="On the phone: a job while it is dictated, with Pause and Stop under the thumb"
        />
      </div>
    </Section>
  );
}

type PictureProps = { name: "desk" | "tablet" | "phone"; width: number; height: number; alt: string };

function Picture({ name, width, height, alt }: PictureProps) {
  return (
    <picture className={styles[name]}>
      <source srcSet={`/pictures/${name}-dark.webp`} media="(prefers-color-scheme: dark)" />
      <img
        src={`/pictures/${name}-light.webp`}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
