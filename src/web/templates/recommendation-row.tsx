import type { ShownRecommendation } from "#shared/templates/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { tellingTags } from "./telling-tags.ts";
import styles from "./templates.module.css";
import { usageNote } from "./usage-note.ts";

type Props = { recommendation: ShownRecommendation; onUse: (templateId: string) => void };

/** One template: what it is, how well it fits, and the button that fills it. */
export function RecommendationRow({ recommendation: { template, confidence }, onUse }: Props) {
  const usage = usageNote(template);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          <b>{template.name}</b>
          {!template.isPublic && <span className={styles.own}>Yours</span>}
          <span className={styles.fits}>Fits {confidence}%</span>
        </p>
        {template.description !== "" && <p className={styles.note}>{template.description}</p>}
      </div>
      <p className={styles.small}>
        {tellingTags(template.name, template.tags).map((tag) => (
          <span key={tag} className={styles.tag}>
            {tag}
          </span>
        ))}
        {usage !== "" && <span className={styles.usage}>{usage}</span>}
      </p>
      <Button size="small" aria-label={`Use this template: ${template.name}`} onClick={() => onUse(template.id)}>
        Use this template
      </Button>
    </li>
  );
}
