import { Link, useLocation } from "wouter";
import { paths } from "#web/paths.ts";

const items = [
  { label: "Dashboard", path: paths.dashboard },
  { label: "Quotes", path: paths.quotes },
  { label: "Clients", path: paths.clients },
  { label: "Insights", path: paths.insights },
  { label: "Settings", path: paths.settings },
] as const;

/** The links of the signed-in app; the current one starts with the path of the page. */
export function Navigation({ className, onFollow }: { className: string | undefined; onFollow?: () => void }) {
  const [location] = useLocation();
  return (
    <nav className={className} aria-label="Main">
      {items.map((item) => (
        <Link
          key={item.path}
          href={item.path}
          aria-current={isCurrent(item.path, location) ? "page" : undefined}
          {...(onFollow && { onClick: onFollow })}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  );
}

function isCurrent(path: string, location: string): boolean {
  if (path === paths.dashboard && location === paths.home) return true;
  if (path === paths.quotes && location.startsWith(paths.bids)) return true;
  return location.startsWith(path);
}
