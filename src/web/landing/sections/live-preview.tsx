import { Mic } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { MarkedWords } from "#web/ui/marked-words.tsx";
import { wordSegments } from "#web/ui/word-segments.ts";
import { Paper } from "../paper.tsx";
import { draftOf, fence } from "../sample-jobs.ts";
import { parts } from "../site-links.ts";
import styles from "./live-preview.module.css";
import { Section } from "./section.tsx";

/** What was said, and the paper that it makes: of the fence until the visitor talks, then of their own words. */
export function LivePreview() {
  const content = draftOf(fence);
  return (
    <Section
      id={parts.preview}
      title="This is what lands on the customer’s table."
      lead="The draft follows every word on the pad. Say your own job up there, and this sheet is yours."
      aside
      more={
        <div className={styles.said} data-preview-words>
          <h3>Said on the pad</h3>
          <div data-preview-said>
            <MarkedWords segments={wordSegments(fence.said, content)} className={styles.words} />
          </div>
          <Button look="talk" icon={<Mic aria-hidden="true" />} data-open-pad="talk" className={styles.talk}>
            Say your own job
          </Button>
        </div>
      }
    >
      <div className={styles.desk} data-preview-paper>
        <Paper content={content} />
      </div>
    </Section>
  );
}
